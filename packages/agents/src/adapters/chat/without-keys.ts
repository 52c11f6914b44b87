/** Keys as the large providers write them, also half masked, the way some of them repeat a wrong key. */
const keyShapes = /\b(?:(?:sk|pk|rk|hf|gsk|xai|pplx|nvapi|key|token)[-_]|AIza)[\w*.-]{8,}/gi

/** Anything shorter is what people put where a server wants no key at all: `none`, `EMPTY`, `ollama`. */
const shortestSecret = 8

/** A text of somebody else's as an owner may be shown it: whatever might be a key is struck out. */
export function withoutKeys(text: string, secret?: string): string {
  const known = secret && secret.length >= shortestSecret ? text.replaceAll(secret, '[secret]') : text
  return known.replace(keyShapes, (word) => (/[\d*]/.test(word) ? '[secret]' : word))
}
