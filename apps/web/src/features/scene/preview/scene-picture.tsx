import type { CardFace, Scene, ScenePart, Tone } from '@wis/games'
import type { ReactNode } from 'react'
import { previewColours as colours, previewSeats } from '../../match/preview/preview-portrait.tsx'

const tones: Readonly<Record<Tone, string>> = {
  plain: colours.ink,
  good: '#8fd08a',
  bad: '#f0a35e',
  red: '#ff9385',
  yellow: '#e9c84a',
  green: '#8fd08a',
  blue: '#8ab8f0',
  white: '#efe8d9',
}
const seatColour = (seat: number) => previewSeats[seat % previewSeats.length] ?? colours.brass

/** The parts that say most about a table, as many as a small picture has room for. */
const drawnKinds: readonly ScenePart['kind'][] = ['grid', 'piles', 'rounds', 'cards', 'chips']
const most = { parts: 4, cards: 7 }

/** What a picture shows of a table. Nothing where people only talk. */
export function drawnOf({ parts }: Scene): readonly ScenePart[] {
  // Of the boards of several games, there is room for the last.
  const board = parts.findLast(({ kind }) => kind === 'grid')
  return parts
    .filter((part) => part.kind !== 'grid' || part === board)
    .filter((part) => drawnKinds.includes(part.kind) && !(part.kind === 'chips' && part.seat !== null))
    .toSorted((one, other) => drawnKinds.indexOf(one.kind) - drawnKinds.indexOf(other.kind))
    .slice(0, most.parts)
}

/** What lies on a table, for a preview picture. It has no text but numbers, because not every font is at hand. */
export function ScenePicture({ drawn }: { drawn: readonly ScenePart[] }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 520 }}>
      {drawn.map((part, place) => (
        <div key={place} style={{ display: 'flex', marginBottom: 14 }}>
          {picture(part)}
        </div>
      ))}
    </div>
  )
}

function picture(part: ScenePart): ReactNode {
  switch (part.kind) {
    case 'grid':
      return <Grid part={part} />
    case 'piles':
      return part.piles.map(({ name, tone, top, of }) => (
        <Sign key={name.en} colour={tones[tone]}>{`${top}/${of}`}</Sign>
      ))
    case 'rounds':
      return <Rounds part={part} />
    case 'cards':
      return part.cards.slice(-most.cards).map(({ face }, place) => <Card key={place} face={face} />)
    case 'chips':
      return <Sign colour={colours.brass}>{String(part.amount)}</Sign>
    default:
      return null
  }
}

function Grid({
  part: { columns, rows, cells, marks, first },
}: {
  part: Extract<ScenePart, { kind: 'grid' }>
}) {
  const size = Math.min(320 / rows, 420 / columns)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width: size * columns, background: colours.felt }}>
      {cells.map((seat, cell) => (
        <div
          key={cell}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: size,
            height: size,
            border: `1px solid ${colours.rim}`,
          }}
        >
          {seat !== null && (
            <div
              style={{
                display: 'flex',
                width: size * 0.66,
                height: size * 0.66,
                border: `${size * 0.12}px solid ${seatColour(seat)}`,
                borderRadius: marks === 'cross-and-nought' && seat === first ? 6 : 999,
                background: marks === 'discs' ? seatColour(seat) : 'transparent',
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function Rounds({ part: { rows } }: { part: Extract<ScenePart, { kind: 'rounds' }> }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      {rows.map(({ seat, cells, total }) => (
        <div key={seat} style={{ display: 'flex', alignItems: 'center', marginBottom: 10 }}>
          <div style={{ width: 26, height: 26, borderRadius: 999, background: seatColour(seat) }} />
          {cells.map(({ tone }, round) => (
            <div
              key={round}
              style={{
                width: 46,
                height: 46,
                marginLeft: 12,
                borderRadius: tone === 'bad' ? 0 : 999,
                background: tones[tone],
              }}
            />
          ))}
          <span style={{ marginLeft: 20, fontSize: 36 }}>{String(total)}</span>
        </div>
      ))}
    </div>
  )
}

function Sign({ colour, children }: { colour: string; children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        padding: '8px 16px',
        marginRight: 12,
        borderRadius: 10,
        border: `3px solid ${colour}`,
        color: colour,
        fontSize: 40,
      }}
    >
      {children}
    </div>
  )
}

const paper = '#f6f0e2'

function Card({ face }: { face: CardFace }) {
  const shape = { display: 'flex', width: 62, height: 86, marginRight: 10, borderRadius: 8 } as const
  if (!face)
    return <div style={{ ...shape, background: colours.rim, border: `3px solid ${colours.brass}` }} />
  const suit = suitIn(face.text)
  const colour = suit ? suits[suit].colour : '#15130f'
  return (
    <div
      style={{
        ...shape,
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        background: suit ? paper : tones[face.tone],
        color: colour,
        fontSize: 34,
      }}
    >
      <span style={{ lineHeight: 1 }}>{suit ? face.text.slice(0, -suit.length) : face.text}</span>
      {suit && (
        <svg viewBox="0 0 24 24" width="30" height="30">
          <path d={suits[suit].path} fill={colour} />
        </svg>
      )}
    </div>
  )
}

/** Drawn, because the fonts of the pictures have no suits. */
const suits = {
  '♠': {
    colour: '#15130f',
    path: 'M12 2C9 7 3 10 3 15a4 4 0 0 0 8 1l-2 6h6l-2-6a4 4 0 0 0 8-1C21 10 15 7 12 2z',
  },
  '♥': { colour: '#b3261e', path: 'M12 21C6 16 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-4 8-10 13z' },
  '♦': { colour: '#b3261e', path: 'M12 2l7 10-7 10L5 12z' },
  '♣': {
    colour: '#15130f',
    path: 'M12 2a4.5 4.5 0 0 0-3 8 4.5 4.5 0 1 0 2 6l-2 6h6l-2-6a4.5 4.5 0 1 0 2-6 4.5 4.5 0 0 0-3-8z',
  },
} as const

const suitIn = (text: string) => (['♠', '♥', '♦', '♣'] as const).find((suit) => text.endsWith(suit))
