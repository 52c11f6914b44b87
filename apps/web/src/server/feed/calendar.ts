export interface CalendarDate {
  /** The same whenever it is asked for, so that a calendar moves a date instead of adding one. */
  readonly id: string
  /** Path and search of its page. */
  readonly page: string
  readonly title: string
  readonly at: Date
}

/** A calendar in the iCalendar format (RFC 5545). */
export function calendarOf(title: string, dates: readonly CalendarDate[], origin: string, now: Date): string {
  const { host } = new URL(origin)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//seasons//EN`,
    `X-WR-CALNAME:${escaped(title)}`,
    ...dates.flatMap((date) => [
      'BEGIN:VEVENT',
      `UID:${date.id}@${host}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(date.at)}`,
      `SUMMARY:${escaped(date.title)}`,
      `URL:${new URL(date.page, origin).href}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const stamp = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    // They would end the line.
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')

/** A line has at most 75 octets; the next one goes on behind a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
