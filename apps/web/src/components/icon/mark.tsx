import { Check, Minus, Triangle, X } from './icons.tsx'

const shapes = { right: Check, advice: Triangle, wrong: X, unseen: Minus } as const

/** A result as a shape as high as the words beside it, which say the same. */
export function Mark({ of }: { of: keyof typeof shapes }) {
  const Shape = shapes[of]
  return <Shape className="inline-block size-[0.9em] align-[-0.08em]" strokeWidth={2.5} />
}
