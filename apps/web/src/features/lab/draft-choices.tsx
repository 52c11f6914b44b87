import { kits } from '@wis/games'
import { deepPreset, presets } from '@wis/lab'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { DraftBase, DraftMode } from './draft.ts'

interface DraftChoicesProps {
  readonly base: DraftBase
  readonly mode: DraftMode
  readonly locale: 'en' | 'zh'
  readonly labels: { readonly preset: string; readonly game: string; readonly asFields: string }
}

/** Where a draft may begin. */
export function DraftChoices({ base, mode, locale, labels }: DraftChoicesProps) {
  const own = base.preset === '' ? `game=${base.game}` : `preset=${base.preset}`
  return (
    <div className="pb-8">
      <Row title={labels.preset}>
        {[...presets, deepPreset].map(({ id, name }) => (
          <Choice key={id} href={`/lab/new?preset=${id}`} isHere={id === base.preset} text={name[locale]} />
        ))}
      </Row>
      <Row title={labels.game}>
        {kits.map(({ id, texts }) => (
          <Choice
            key={id}
            href={`/lab/new?game=${id}`}
            isHere={base.preset === '' && id === base.game}
            text={texts[locale].name}
          />
        ))}
      </Row>
      {mode === 'text' && base.preset !== deepPreset.id && (
        <p className="text-sm">
          <Link
            href={`/lab/new?${own}`}
            prefetch={false}
            className="underline decoration-rim underline-offset-4"
          >
            {labels.asFields}
          </Link>
        </p>
      )}
    </div>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pb-4 text-sm">
      <span className="label">{title}</span>
      {children}
    </nav>
  )
}

function Choice({ href, isHere, text }: { href: string; isHere: boolean; text: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
      className="text-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-8"
    >
      {text}
    </Link>
  )
}
