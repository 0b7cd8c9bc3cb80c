#include "cluster/reference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "pcp/error.h"

namespace pcp::cluster {
namespace {

std::vector<float> fetch_floats(const BlobShelf& shelf, const net::Blob& blob) {
  net::Message piece = shelf.answer({blob.id, 0, blob.bytes});
  std::vector<float> values(blob.bytes / sizeof(float));
  EXPECT_EQ(piece.payload.bytes().size(), blob.bytes);
  std::memcpy(values.data(), piece.payload.bytes().data(), piece.payload.bytes().size());
  return values;
}

// A worker that follows a plan.
std::vector<float> follow(const BlobShelf& shelf, const net::Reference& way, std::vector<float> values,
                          Compression compression, const std::vector<Fragment>& fragments) {
  if (!way.full.id.empty()) values = fetch_floats(shelf, way.full);
  std::uint64_t version = way.version;
  for (const net::Delta& delta : way.deltas) {
    EXPECT_EQ(delta.version, ++version);
    const Fragment& fragment = fragments[delta.fragment];
    net::Message piece = shelf.answer({delta.blob.id, 0, delta.blob.bytes});
    EXPECT_FALSE(piece.payload.empty()) << delta.blob.id << " is planned with and is gone";
    std::span<float> part = std::span(values).subspan(fragment.begin, fragment.size());
    decompress_add(compression, piece.payload.bytes(), 1, part);
  }
  return values;
}

std::vector<float> numbers(std::size_t size, float first) {
  std::vector<float> values(size);
  for (std::size_t i = 0; i < size; ++i) values[i] = first + static_cast<float>(i);
  return values;
}

std::vector<float> copy_of(std::span<const float> values) { return {values.begin(), values.end()}; }

net::Delta advance(Reference& reference, std::uint32_t fragment, std::span<const float> truth) {
  return reference.publish(reference.move(fragment, truth));
}

net::Reference plan(Reference& reference, std::optional<std::uint64_t> have) {
  if (reference.needs_snapshot(have)) reference.publish(reference.snapshot());
  return reference.plan(have);
}

TEST(Reference, WhoHasNothingGetsTheWhole) {
  BlobShelf shelf;
  Reference reference({}, numbers(10, 1), {{0, 10}}, 7, shelf);
  net::Reference way = plan(reference, std::nullopt);
  EXPECT_EQ(way.version, 7u);
  EXPECT_TRUE(way.deltas.empty());
  EXPECT_EQ(fetch_floats(shelf, way.full), numbers(10, 1));
}

// In the middle of a tree: the same deltas lead to the same bits.
TEST(Reference, AdoptedVersionsEqualTheirSource) {
  BlobShelf above, below;
  std::vector<Fragment> fragments{{0, 6}, {6, 10}};
  Reference source({Compression::int8}, numbers(10, 1), fragments, 7, above);
  Reference copy({Compression::int8}, numbers(10, 0), fragments, 0, below);
  copy.adopt(7, copy_of(source.values()));
  net::Delta delta = advance(source, 1, numbers(4, 2.5f));
  std::span<const std::byte> bytes = above.answer({delta.blob.id, 0, delta.blob.bytes}).payload.bytes();
  EXPECT_EQ(copy.adopt(delta, {bytes.begin(), bytes.end()}), delta);
  EXPECT_EQ(copy_of(copy.values()), copy_of(source.values()));
  EXPECT_EQ(copy.version(), 8u);
  EXPECT_EQ(follow(below, plan(copy, 7), numbers(10, 1), Compression::int8, fragments), copy_of(source.values()));
  copy.adopt(20, numbers(10, 5));
  EXPECT_TRUE(below.answer({delta.blob.id, 0, delta.blob.bytes}).payload.empty()) << "it leads to a version of before";
  EXPECT_EQ(fetch_floats(below, plan(copy, 8).full), numbers(10, 5));
}

TEST(Reference, WhoHasTheNewestNeedsNothing) {
  BlobShelf shelf;
  Reference reference({}, numbers(10, 1), {{0, 10}}, 7, shelf);
  net::Reference way = plan(reference, 7);
  EXPECT_TRUE(way.full.id.empty());
  EXPECT_TRUE(way.deltas.empty());
}

TEST(Reference, EveryPlanLeadsToTheNewestVersion) {
  constexpr std::size_t kSize = 400;
  std::vector<Fragment> fragments{{0, 150}, {150, 400}};
  for (Compression compression : {Compression::f32, Compression::bf16, Compression::int8, Compression::int4}) {
    SCOPED_TRACE(to_string(compression));
    BlobShelf shelf;
    std::vector<float> truth = numbers(kSize, 0);
    Reference reference({compression, false}, truth, fragments, 0, shelf);
    std::vector<std::vector<float>> versions{copy_of(reference.values())};
    for (std::uint32_t round = 0; round < 9; ++round) {
      std::uint32_t index = round % 2;
      for (std::size_t i = 0; i < kSize; ++i) truth[i] += std::sin(static_cast<float>(i + round));
      const Fragment& fragment = fragments[index];
      net::Delta delta = advance(reference, index, std::span(truth).subspan(fragment.begin, fragment.size()));
      EXPECT_EQ(delta.version, round + 1);
      EXPECT_EQ(delta.fragment, index);
      versions.push_back(copy_of(reference.values()));
      if (round == 3) plan(reference, std::nullopt);  // somebody takes the whole: the plans of later ones build on it
      for (std::uint64_t have = 0; have < versions.size(); ++have) {
        std::vector<float> reached = follow(shelf, plan(reference, have), versions[have], compression, fragments);
        EXPECT_EQ(reached, versions.back()) << "from version " << have << " to " << round + 1;
      }
      std::vector<float> reached = follow(shelf, plan(reference, std::nullopt), {}, compression, fragments);
      EXPECT_EQ(reached, versions.back()) << "from nothing to " << round + 1;
    }
  }
}

TEST(Reference, AVersionOfAnotherLifeGetsTheWhole) {
  BlobShelf shelf;
  Reference reference({}, numbers(10, 1), {{0, 10}}, 7, shelf);
  EXPECT_FALSE(plan(reference, 99).full.id.empty()) << "newer than there is";
  EXPECT_FALSE(plan(reference, 3).full.id.empty()) << "older than the deltas";
}

// Twice the parameters and no more, whatever the number of rounds.
TEST(Reference, OldDeltasAreForgotten) {
  for (Compression compression : {Compression::f32, Compression::int8}) {
    BlobShelf shelf;
    constexpr std::size_t kSize = 1360;
    std::vector<float> truth(kSize);
    Reference reference({compression, false}, truth, {{0, kSize}}, 0, shelf);
    std::vector<net::Delta> deltas;
    for (int round = 0; round < 30; ++round) {
      for (float& value : truth) value += 1;
      deltas.push_back(advance(reference, 0, truth));
    }
    std::uint64_t kept = 0;
    bool began = false;
    for (const net::Delta& delta : deltas) {
      bool there = !shelf.answer({delta.blob.id, 0, 1}).payload.empty();
      EXPECT_TRUE(there || !began) << "the old ones go first";
      began = began || there;
      if (there) kept += delta.blob.bytes;
    }
    EXPECT_LE(kept, 2 * kSize * sizeof(float));
    EXPECT_GT(kept, kSize * sizeof(float));
  }
}

TEST(Reference, WholeModeHasNoDeltas) {
  BlobShelf shelf;
  Reference reference({Compression::int4, true}, numbers(10, 0), {{0, 10}}, 0, shelf);
  net::Delta delta = advance(reference, 0, numbers(10, 0.3f));
  EXPECT_TRUE(delta.blob.id.empty());
  EXPECT_EQ(delta.version, 1u);
  EXPECT_EQ(copy_of(reference.values()), numbers(10, 0.3f));
  net::Reference way = plan(reference, 0);
  EXPECT_EQ(way.version, 1u);
  EXPECT_EQ(fetch_floats(shelf, way.full), numbers(10, 0.3f));
}

// What a code cannot say is said later: the copy does not drift from the truth, however long it goes. A difference
// is rounded to a quantum of its own block, so the copy is never further away than half the largest one.
TEST(Reference, CompressionLosesNothingInTheLongRun) {
  constexpr std::size_t kSize = 300;
  constexpr float kStep = 0.01f;
  const std::pair<Compression, float> kQuanta[] = {{Compression::int8, 1.0f / 127}, {Compression::int4, 1.0f / 6}};
  for (auto [compression, levels] : kQuanta) {
    SCOPED_TRACE(to_string(compression));
    BlobShelf shelf;
    std::vector<float> truth(kSize);
    Reference reference({compression, false}, truth, {{0, kSize}}, 0, shelf);
    std::mt19937 random(1);
    std::uniform_real_distribution<float> move(-kStep, 3 * kStep);
    for (int round = 0; round < 400; ++round) {
      for (float& value : truth) value += move(random);
      advance(reference, 0, truth);
    }
    // A difference is at most a step and what the last one left: below two of the largest steps.
    float quantum = 6 * kStep * levels, far = 0;
    for (std::size_t i = 0; i < kSize; ++i) far = std::max(far, std::abs(reference.values()[i] - truth[i]));
    EXPECT_LE(far, quantum);
    EXPECT_GT(truth[0], 3) << "it went a long way";
    // Once the truth stands still, every round says more of the rest.
    for (int round = 0; round < 20; ++round) advance(reference, 0, truth);
    for (std::size_t i = 0; i < kSize; ++i) EXPECT_NEAR(reference.values()[i], truth[i], 1e-6f * truth[i]);
  }
}

}  // namespace
}  // namespace pcp::cluster
