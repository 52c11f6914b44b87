import { expect, it } from 'vitest'
import { withoutKeys } from './chat-failure.ts'

it.each([
  ['the key itself', 'bad key swordfish!', 'bad key [secret]!'],
  [
    'a key half masked',
    'Incorrect API key provided: sk-proj-****************wxYZ.',
    'Incorrect API key provided: [secret]',
  ],
  ['a token of the Hub', 'token hf_abcdefgh1234 is invalid', 'token [secret] is invalid'],
])('%s is struck out', (_, text, shown) => expect(withoutKeys(text, 'swordfish')).toBe(shown))

it.each(['{"prompt_tokens": 12345678}', 'a key-turning moment', 'max_tokens=1024', 'Player 3 is sk-ilful'])(
  '%j stays as it is',
  (text) => expect(withoutKeys(text)).toBe(text),
)
