/** The common root of related English forms: steam, steams, steaming; bake, baked, baking. */
export function stem(token: string): string {
  const bare = withoutEnding(token.length > 3 && isPlural(token) ? singular(token) : token)
  if (bare.length > 2 && bare.endsWith('e')) return bare.slice(0, -1)
  return bare.length > 2 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare
}

function isPlural(token: string): boolean {
  return token.endsWith('s') && !token.endsWith('ss') && !token.endsWith('us') && !token.endsWith('is')
}

function singular(token: string): string {
  return token.endsWith('ies') ? `${token.slice(0, -3)}y` : token.slice(0, -1)
}

function withoutEnding(token: string): string {
  for (const ending of ['ing', 'ed', 'ly']) {
    if (!token.endsWith(ending)) continue
    const rest = token.slice(0, -ending.length)
    if (rest.length >= 3 && hasVowel(rest)) return undoubled(rest)
  }
  return token
}

function hasVowel(text: string): boolean {
  for (const letter of text) if ('aeiouy'.includes(letter)) return true
  return false
}

/** The "runn" of running becomes "run"; the "fall" of falling stays. */
function undoubled(rest: string): string {
  const last = rest.at(-1)
  return last !== undefined && last === rest.at(-2) && !'lsz'.includes(last) ? rest.slice(0, -1) : rest
}
