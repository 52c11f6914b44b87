import type { ReactNode } from 'react'
import { SectionTitle } from '../../components/page/titles.tsx'

interface SampleSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function SampleSection({ id, title, children }: SampleSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-8">
      <SectionTitle id={id} title={title} />
      {children}
    </section>
  )
}
