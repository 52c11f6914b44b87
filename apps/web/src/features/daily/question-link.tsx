'use client'

import type { ReactNode } from 'react'
import { knownEntry } from './daily-book.ts'
import type { DailyAnswerProps } from './daily-book.ts'
import { useDailyEntries } from './daily-verdict.tsx'

type QuestionLinkProps = Pick<DailyAnswerProps, 'day' | 'language' | 'own'> & { readonly children: ReactNode }

/** The way to the question on a narrow screen, until it is answered. */
export function QuestionLink({ day, language, own, children }: QuestionLinkProps) {
  const entry = knownEntry(own, useDailyEntries(), { day, language })
  return entry?.seat !== undefined ? null : (
    <a href="#daily-question" className="underline underline-offset-4 lg:hidden">
      {children}
    </a>
  )
}
