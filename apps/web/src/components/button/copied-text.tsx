import type { Outcome } from './use-copying.ts'

interface CopiedTextProps {
  readonly outcome: Outcome
  readonly label: string
  readonly copied: string
  /** Left out where the text can be copied by hand then. */
  readonly refused?: string
}

/** The words on a button that copies, and what came of it. */
export function CopiedText({ outcome, label, copied, refused = label }: CopiedTextProps) {
  return <span aria-live="polite">{{ none: label, copied, refused }[outcome]}</span>
}
