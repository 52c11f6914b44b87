/** Whether an Accept-Encoding header allows brotli and does not prefer gzip. */
export function acceptsBrotli(header: string | undefined): boolean {
  const weightOf = weightsIn(header)
  return weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')
}

/** Whether an Accept-Encoding header allows gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  return weightsIn(header)('gzip') > 0
}

function weightsIn(header: string | undefined): (coding: string) => number {
  const weights = new Map((header ?? '').split(',').map(weighted))
  return (coding) => weights.get(coding) ?? weights.get('*') ?? 0
}

function weighted(wish: string): readonly [coding: string, weight: number] {
  const [coding = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
