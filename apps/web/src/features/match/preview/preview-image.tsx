import type { MatchHeader } from '@wis/protocol'
import { tableName } from '../table-name.ts'
import { latin } from './latin.ts'

export const previewSize = { width: 1200, height: 630 }

// The dark theme: a picture does not know who looks at it.
const colours = {
  ground: '#121110',
  felt: '#1f1b16',
  rim: '#3d3529',
  ink: '#efe8d9',
  soft: '#b3a996',
  brass: '#d9b765',
}
const seats = ['#d5802c', '#c4c04a', '#4a93b8', '#8b86ed', '#e7a9fb', '#ebe4d6']
const languages = { en: 'English table', zh: 'Chinese table' } as const

interface PreviewImageProps {
  readonly header: MatchHeader
  /** A picture of each agent as an address, by seat. */
  readonly portraits: readonly string[]
}

/** What a link to a match looks like elsewhere: who sits there, and nothing of how it went. */
export function PreviewImage({ header, portraits }: PreviewImageProps) {
  const playedAt = new Date(header.startedAt ?? header.createdAt)
  const facts = [
    languages[header.language],
    latin(header.season.name, header.season.slug),
    playedAt.toISOString().slice(0, 10),
  ]
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '56px 64px',
        background: `radial-gradient(circle at 50% 55%, #54432a 0%, ${colours.felt} 45%, ${colours.ground} 80%)`,
        color: colours.ink,
        fontSize: 30,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span style={{ fontSize: 84, letterSpacing: -2 }}>{`Table ${tableName(header.id)}`}</span>
        <span style={{ color: colours.brass, fontSize: 34 }}>Who is Spy</span>
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {header.seats.map(({ seat, agent }) => (
          <div
            key={seat}
            style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 172 }}
          >
            <Portrait seat={seat} src={portraits[seat] ?? ''} />
            <span style={{ marginTop: 22, fontSize: 24, textAlign: 'center' }}>
              {shortened(latin(agent.name, agent.slug))}
            </span>
          </div>
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: `1px solid ${colours.rim}`,
          paddingTop: 28,
          color: colours.soft,
        }}
      >
        <span>{facts.join('  ·  ')}</span>
        <span>Six players, two words, one spy</span>
      </div>
    </div>
  )
}

function Portrait({ seat, src }: { seat: number; src: string }) {
  const colour = seats[seat % seats.length] ?? colours.brass
  return (
    <div style={{ display: 'flex', position: 'relative' }}>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn into a picture, not into a page */}
      <img
        src={src}
        alt=""
        width={136}
        height={136}
        style={{ borderRadius: 999, border: `5px solid ${colour}` }}
      />
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: -6,
          bottom: -4,
          width: 44,
          height: 44,
          borderRadius: 999,
          alignItems: 'center',
          justifyContent: 'center',
          background: colour,
          color: '#15130f',
          fontSize: 26,
        }}
      >
        {seat + 1}
      </div>
    </div>
  )
}

const longest = 26

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
}
