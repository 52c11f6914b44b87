/** The two-sided 95 % point of Student's t for 1 to 30 degrees of freedom. */
const points = [
  12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281, 2.201, 2.1788, 2.1604,
  2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.093, 2.086, 2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555,
  2.0518, 2.0484, 2.0452, 2.0423,
] as const

/** Beyond the table, Cornish and Fisher's expansion is right to four digits. */
export function t95(freedom: number): number {
  const known = points[freedom - 1]
  if (known !== undefined) return known
  const z = 1.959963984540054
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2)
}
