import { kits } from '@wis/games'
import { deepPreset, presets, suitePresetCalled, suitePresets } from '@wis/lab'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
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
        {[...presets(), deepPreset(), ...suitePresets()].map(({ id, name }) => (
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
      {mode === 'text' && base.preset !== deepPreset().id && !suitePresetCalled(base.preset) && (
        <p className="text-sm">
          <Link href={`/lab/new?${own}`} className="underline decoration-rim underline-offset-4">
            {labels.asFields}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Each choice has one line of a fixed height, so that nothing below moves when the font of the page arrives. */
function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="pb-5">
      <p className="label pb-1">{title}</p>
      <div className="grid grid-cols-2 gap-x-5 text-xs sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] sm:text-sm">
        {children}
      </div>
    </nav>
  )
}

function Choice({ href, isHere, text }: { href: string; isHere: boolean; text: string }) {
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="h-7 truncate leading-7 text-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-6"
    >
      {text}
    </Link>
  )
}
