import Testing
import simd

@Suite("simd vectors")
struct VectorTests {
  private let a = simd_float3(1, 2, 2)
  private let b = simd_float3(0, 3, 4)

  @Test("Lengths, products and distances are computed")
  func lengths() {
    #expect(simd_length(a) == 3 && simd_length(b) == 5 && length_squared(a) == 9)
    #expect(simd_dot(a, b) == 14 && dot(simd_double2(1, 2), simd_double2(3, 4)) == 11)
    #expect(simd_distance(a, b) == Float(6).squareRoot() && simd_distance_squared(a, b) == 6)
    #expect(simd_normalize(simd_double2(3, 4)) == simd_double2(0.6, 0.8))
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(simd_cross(a, b) == simd_float3(2, -4, 3))
    #expect(simd_reduce_add(a) == 5 && simd_reduce_max(b) == 4 && simd_reduce_min(b) == 0)
  }

  @Test("Mixing, clamping, signs and steps are computed by component")
  func parts() {
    #expect(
      simd_mix(a, b, simd_float3(repeating: 0.5)) == simd_float3(0.5, 2.5, 3) && mix(a, b, t: 0) == a && mix(2.0, 4.0, t: 0.25) == 2.5)
    #expect(simd_clamp(b, simd_float3(repeating: 1), simd_float3(repeating: 3)) == simd_float3(1, 3, 3))
    #expect(clamp(simd_int3(-1, 5, 9), min: 0, max: 8) == simd_int3(0, 5, 8) && simd_clamp(5.0, 0, 1) == 1)
    #expect(simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2) && simd_sign(simd_float3(-2, 0, 2)) == simd_float3(-1, 0, 1))
    #expect(simd_min(a, b) == simd_float3(0, 2, 2) && simd_max(a, b) == simd_float3(1, 3, 4))
    #expect(simd_fract(simd_double2(1.25, -0.25)) == simd_double2(0.25, 0.75))
    #expect(
      simd_step(simd_float3(repeating: 2), a) == step(a, edge: simd_float3(repeating: 2))
        && step(a, edge: simd_float3(repeating: 2)) == simd_float3(0, 1, 1))
    #expect(min(1, 2) == 1 && max(1.5, 2) == 2, "Numbers still use Swift's functions")
  }

  @Test("Reflection and projection are computed")
  func reflection() {
    #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
    #expect(simd_project(simd_float2(3, 4), simd_float2(2, 0)) == simd_float2(3, 0))
  }
}
