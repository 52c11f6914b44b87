import { memo } from '../../../words-in-speech/memo.ts'

/** The common form of texts that differ only in spacing, case and punctuation. */
export const keyOf = memo(5_000, (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ''),
)
