import type { Tone } from './picture.ts'

/** The colours on light and on dark ground. */
export const tones: Readonly<Record<Tone, readonly [light: string, dark: string]>> = {
  ink: ['#1b1813', '#efe8d9'],
  soft: ['#565043', '#b3a996'],
  faint: ['#6a6354', '#948b7b'],
  line: ['#d8d0bf', '#2b2823'],
  strong: ['#8f8571', '#6d6557'],
  brass: ['#76580f', '#d9b765'],
  ground: ['#f4f0e6', '#121110'],
}
