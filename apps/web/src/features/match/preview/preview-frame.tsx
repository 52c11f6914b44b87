import type { MatchHeader } from '@wis/protocol'
import type { ReactNode } from 'react'
import { isSpoken } from '../../games/names.ts'
import { previewColours, previewColours as colours, previewSerif } from './preview-portrait.tsx'

interface PreviewFrameProps {
  /** The distance of the lamp's light from the top, in percent. */
  readonly lamp: number
  readonly children: ReactNode
}

/** The dark room around every preview picture. */
export function PreviewFrame({ lamp, children }: PreviewFrameProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '56px 64px',
        background: `radial-gradient(circle at 50% ${lamp}%, #54432a 0%, ${colours.felt} 45%, ${colours.ground} 82%)`,
        color: colours.ink,
        fontFamily: 'Instrument Sans',
        fontSize: 30,
      }}
    >
      {children}
    </div>
  )
}

interface PreviewHeadProps {
  readonly title: string
  readonly beside: string
}

/** The name of what the picture is of, with what it belongs to beside it. */
export function PreviewHead({ title, beside }: PreviewHeadProps) {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
      <span style={{ ...previewSerif, fontSize: 72, letterSpacing: -2 }}>{title}</span>
      <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>{beside}</span>
    </div>
  )
}

interface PreviewFootProps {
  readonly facts: readonly string[]
  readonly children?: ReactNode
}

/** Small print at the bottom, always on one line, however long its names are. */
export function PreviewFoot({ facts, children }: PreviewFootProps) {
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        borderTop: `1px solid ${colours.rim}`,
        paddingTop: 28,
        color: colours.soft,
        fontSize: 28,
      }}
    >
      <span
        style={{ flex: 1, minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
      >
        {facts.join('  ·  ')}
      </span>
      {children && <span style={{ flexShrink: 0, marginLeft: 48 }}>{children}</span>}
    </div>
  )
}

const drawable = /^[\u0020-\u007e\u00a0-\u024f]+$/

/** The text if the picture's only font can draw it, else its replacement. */
export function latin(text: string, otherwise: string): string {
  return drawable.test(text) ? text : otherwise
}

export interface PreviewMatchProps {
  readonly header: MatchHeader
  /** A picture of each agent as a data address, by seat. */
  readonly portraits: readonly string[]
}

const languages = { en: 'English table', zh: 'Chinese table' } as const

/** The facts at the foot of a match's preview. */
export function previewFacts({
  game,
  rulesetId,
  language,
  season,
  startedAt,
  createdAt,
}: MatchHeader): readonly string[] {
  const playedAt = new Date(startedAt ?? createdAt)
  return [
    ...(isSpoken(game, rulesetId) ? [languages[language]] : []),
    latin(season.name, season.slug),
    playedAt.toISOString().slice(0, 10),
  ]
}

/** Stands for the players of a match that is withheld. */
export function KeptBack() {
  return (
    <span style={{ color: previewColours.soft, fontSize: 44 }}>
      Hidden until the season publishes its results
    </span>
  )
}
