/** No control characters, none that turn the reading direction, and no invisible ones except joiners of emoji. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u200c\u200e\u200f\u2060\ufeff]/u

export const visible = (text: string) => !invisible.test(text)
