import { memo } from './memo.ts'

/** What two texts have in common when only spacing, case and punctuation tell them apart. */
export const keyOf = memo(5_000, (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ''),
)
