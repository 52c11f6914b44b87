import type { ReactNode } from 'react'
import type { PartKind, Tone } from './portrait-of.ts'

type Part = (tone: Tone) => ReactNode
type Parts = readonly Part[]

const ink = '#15130f'

const rooms: Parts = [
  ({ lit }) => <circle cx="46" cy="19" r="12" fill={lit} opacity=".5" />,
  ({ lit }) => (
    <path d="M0 9h64v4H0zm0 9h64v4H0zm0 9h64v4H0zm0 9h64v4H0zm0 9h64v4H0z" fill={lit} opacity=".26" />
  ),
  ({ lit }) => <path d="M64 0v64L14 64z" fill={lit} opacity=".32" />,
  ({ lit }) => <path d="M8 0h17v64H8zm24 0h5v64h-5z" fill={lit} opacity=".24" />,
  ({ lit }) => <path d="M32-6 66 64H-2z" fill={lit} opacity=".3" />,
  ({ lit }) => <circle cx="32" cy="30" r="24" fill="none" stroke={lit} strokeWidth="3" opacity=".4" />,
]

/** A head half in the dark: all of it is drawn in ink, and its right side is lit. */
const head = (rx: number, ry: number): Part =>
  function Head({ lit }) {
    return (
      <>
        <path d="M27 38h10v12H27z" fill={ink} />
        <ellipse cx="32" cy="29" rx={rx} ry={ry} fill={ink} />
        <path d={`M32 ${29 - ry}A${rx} ${ry} 0 0 1 32 ${29 + ry}Q35.5 29 32 ${29 - ry}`} fill={lit} />
      </>
    )
  }

const heads: Parts = [head(11.5, 14), head(13, 13.2), head(10.4, 15.2), head(12.4, 14.8)]

const faces: Parts = [
  ({ room }) => <path d="M36 28.5h5.5" stroke={room} strokeWidth="2.2" />,
  ({ lit }) => (
    <path d="M23 27h18.5l-2 5.4h-5L32 29l-2.4 3.4h-4.8z" fill={ink} stroke={lit} strokeWidth=".9" />
  ),
  ({ lit }) => (
    <g fill="none" strokeWidth="1.5">
      <circle cx="26.8" cy="29" r="4" stroke={lit} />
      <circle cx="37.2" cy="29" r="4" stroke={ink} />
      <path d="M30.8 29h2.4" stroke={lit} />
    </g>
  ),
  () => <path d="M32 35.5c3-1.8 6.5-.6 8 1.6-3 .9-6 .6-8-.4zM36 28h4.5v1.8H36z" fill={ink} />,
  ({ lit }) => <path d="M21.5 26.5h22v5.6h-22z" fill={ink} stroke={lit} strokeWidth=".7" />,
  () => <path d="M36 27.5a2.7 1.7 0 0 1 5.4 0zM35 37.5c2 1 4 .7 5.4-.6" fill={ink} />,
]

const band = (d: string): Part =>
  function Band({ room, lit }) {
    return <path d={d} fill={room} stroke={lit} strokeWidth=".5" />
  }
const fedoraBand = band('M20.4 14.5C28 16.6 36 16.6 43.6 14.5L44 18.5C36 20.4 28 20.4 20 18.5z')
const flatBand = band('M21.5 15.2h21v3.4h-21z')

const hats: Parts = [
  (tone) => (
    <>
      <path d="M20 20c0-12 4-15 12-12 8-3 12 0 12 12z" fill={ink} />
      <path d="M9 21.5c6-4.5 40-4.5 46 0-8 3.6-38 3.6-46 0z" fill={ink} />
      {fedoraBand(tone)}
    </>
  ),
  (tone) => (
    <>
      <path d="M20 19.5a12 13 0 0 1 24 0z" fill={ink} />
      <path d="M14 20.5c5-3 31-3 36 0-6 2.8-30 2.8-36 0z" fill={ink} />
      {flatBand(tone)}
    </>
  ),
  () => (
    <path
      d="M16.5 19C13 8 38 3.5 47 12.5c4.5 5-2 8.5-13 7.6-7-.5-14 2-17.5-1.1zM31 4.8l2.4-2.4 1 2.8z"
      fill={ink}
    />
  ),
  (tone) => (
    <>
      <path d="M21.5 1.5h21L41.4 20H22.6z" fill={ink} />
      <path d="M14 20.3c5-2.6 31-2.6 36 0-6 2.6-30 2.6-36 0z" fill={ink} />
      {flatBand(tone)}
    </>
  ),
  ({ lit }) => (
    <>
      <path
        d="M18 42C14 15 21 11 32 11s18 4 14 31l-4.5-1C44 27 40 21 32 20.5 24 21 20 27 22.5 41z"
        fill={ink}
      />
      <path d="M36 12.5c6 1 9 6 9.5 13" stroke={lit} strokeWidth="1.2" fill="none" opacity=".8" />
    </>
  ),
  ({ lit }) => (
    <>
      <path
        d="M19.5 27C18 13 25 10.5 33 11c9 .5 13 5 11.5 16-1.5-5-4-8-8-8.5-6-.6-14 .5-17 8.5z"
        fill={ink}
      />
      <path d="M27 13.5c6-1.5 11 0 14 4" stroke={lit} strokeWidth="1" fill="none" opacity=".7" />
    </>
  ),
  ({ room }) => (
    <>
      <path d="M18.5 21.5C16.5 11 27 8 37 10c8 1.6 13 6.5 14.5 11.5C41 18 30 17.8 18.5 21.5z" fill={ink} />
      <path d="M30 10.5c4 2 6 5 6.5 8" stroke={room} strokeWidth="1" fill="none" />
    </>
  ),
  (tone) => (
    <>
      <path d="M18 25C16 10 24 6.5 32 6.5S48 10 46 25c-8-3.6-20-3.6-28 0z" fill={ink} />
      <path d="M17.6 22.4c9-4 20-4 28.8 0l.2 3.6c-9-3.6-20-3.6-29.2 0z" fill={tone.room} />
    </>
  ),
]

const coat = 'M5 64c0-13 12-17.5 27-17.5S59 51 59 64z'

const coats: Parts = [
  ({ lit, room }) => (
    <>
      <path d={coat} fill={ink} />
      <path d="m24 46 8 13-8 5-7-13zM40 46l-8 13 8 5 7-13z" fill={room} stroke={lit} strokeWidth=".7" />
    </>
  ),
  ({ lit }) => (
    <>
      <path d={coat} fill={ink} />
      <path d="m26 46 6 8 6-8-2.5 18h-7z" fill={lit} opacity=".9" />
      <path d="M30.5 52h3l1.5 12h-6z" fill={ink} />
    </>
  ),
  ({ lit }) => (
    <>
      <path d={coat} fill={ink} />
      <path d="m25 46 7 9 7-9 1.5 18h-17z" fill={lit} opacity=".9" />
      <path d="m24.5 47.5 7.5 3 7.5-3v7l-7.5-3-7.5 3z" fill={ink} />
    </>
  ),
  ({ room, lit }) => (
    <>
      <path d={coat} fill={room} />
      <path d={coat} fill={ink} opacity=".55" />
      <path d="M25 41h14v7.5q-7 3-14 0z" fill={ink} stroke={lit} strokeWidth=".7" />
    </>
  ),
  ({ lit }) => (
    <>
      <path d={coat} fill={ink} />
      <g fill={lit}>
        {[22, 25.5, 29.6, 34.4, 38.5, 42].map((x, index) => (
          <circle key={x} cx={x} cy={[49, 52, 53.6, 53.6, 52, 49][index]} r="1.6" />
        ))}
      </g>
    </>
  ),
  ({ room, lit }) => (
    <>
      <path d={coat} fill={ink} />
      <path
        d="M22 46c6 5 14 5 20 0l3 5c-8 6-18 6-26 0zM36 52l6 12h-7l-4-11z"
        fill={room}
        stroke={lit}
        strokeWidth=".5"
      />
    </>
  ),
]

export const avatarParts: Readonly<Record<PartKind, Parts>> = {
  room: rooms.map(furnished),
  coat: coats,
  head: heads,
  face: faces,
  hat: hats,
}

/** Adds the walls behind the light of a room. */
function furnished(light: Part): Part {
  return function Room(tone) {
    return (
      <>
        <rect width="64" height="64" fill={tone.room} />
        {light(tone)}
      </>
    )
  }
}
