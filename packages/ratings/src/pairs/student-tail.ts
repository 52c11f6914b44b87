/** The probability that Student's t with these whole degrees of freedom is at least t (Abramowitz and Stegun 26.7.3). */
export function studentTail(t: number, freedom: number): number {
  if (t < 0) return 1 - studentTail(-t, freedom)
  const angle = Math.atan(t / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = freedom === 1 ? 0 : term
  for (let step = isOdd ? 2 : 1; step <= freedom - 3; step += 2) {
    term *= (step / (step + 1)) * cosine ** 2
    sum += term
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
  return Math.max(0, (1 - within) / 2)
}

/** The value that Student's t exceeds with this probability, which is below a half. */
export function studentPoint(tail: number, freedom: number): number {
  let [low, high] = [0, 1]
  while (studentTail(high, freedom) > tail && high < 1e9) high *= 2
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (studentTail(middle, freedom) > tail) low = middle
    else high = middle
  }
  return high
}
