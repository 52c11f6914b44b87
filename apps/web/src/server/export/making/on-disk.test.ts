import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sweep } from './create-workshop.ts'
import { isDiskFull } from './job.ts'
import { writeBytes } from './make-season-file.ts'
import { readSection, writePiece } from './season-pieces.ts'

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-disk-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

const filesIn = (place: string) => fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()

async function* pieces(count: number, failsAfter = Infinity) {
  for (let number = 0; number < count; number++) {
    if (number === failsAfter) throw new Error('broken')
    yield Buffer.alloc(100_000, number)
    await Promise.resolve()
  }
}

describe('a file that is written', () => {
  it('appears whole, under its name, and reports its size as it grows', async () => {
    const place = path.join(folder(), 'deep', 'file')
    const sizes: number[] = []
    const seen: string[][] = []
    const size = await writeBytes(place, pieces(9), (now) => {
      sizes.push(now)
      seen.push(filesIn(path.dirname(place)))
    })
    expect([size, fs.statSync(place).size, sizes.at(-1)]).toEqual([900_000, 900_000, 900_000])
    expect(sizes.length).toBeGreaterThan(2)
    expect(seen.flat().filter((name) => name === 'file')).toEqual([])
    expect(filesIn(path.dirname(place))).toEqual(['file'])
  })

  it('shows the few bytes that a slow source has given to whoever reads along', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const sizes: number[] = []
    async function* slowly() {
      for (const late of [0, 2_000, 0]) {
        vi.advanceTimersByTime(late)
        yield Buffer.alloc(10)
      }
    }
    await writeBytes(path.join(folder(), 'file'), slowly(), (size) => sizes.push(size))
    expect(sizes).toEqual([0, 20, 30])
  })

  it('leaves nothing behind if writing fails', async () => {
    const place = path.join(folder(), 'file')
    await expect(writeBytes(place, pieces(9, 5))).rejects.toThrow('broken')
    expect(filesIn(path.dirname(place))).toEqual([])
  })

  it.runIf(process.platform === 'linux')('on a full disk fails with the reason', () => {
    const error = (() => {
      try {
        fs.writeFileSync('/dev/full', 'x')
      } catch (thrown) {
        return thrown
      }
      return undefined
    })()
    expect([isDiskFull(error), isDiskFull(new Error('another'))]).toEqual([true, false])
  })
})

describe('a piece of an export', () => {
  const match = {
    matchId: 'm',
    mode: 'ranked',
    reason: null,
    sitsIn: [],
    wordPlace: 3,
    proof: 'lines',
  } as const
  const piece = {
    owners: new Map([['a', 'Ada']]),
    proofs: [match],
    matches: [{ at: new Date(5) }],
    seats: [],
    speeches: [{ text: '谁' }],
    votes: [],
    entries: [],
  }

  it('is read section by section', async () => {
    const place = path.join(folder(), 'piece')
    await writePiece(place, piece)
    for (const name of ['owners', 'proofs', 'matches', 'seats', 'speeches', 'votes'] as const)
      expect(await readSection(place, name)).toEqual(piece[name])
  })

  it('that was cut short, or does not exist, is not read', async () => {
    const place = path.join(folder(), 'piece')
    expect(await readSection(place, 'owners')).toBeUndefined()
    await writePiece(place, piece)
    const { size } = fs.statSync(place)
    for (const shorter of [size - 1, 30, 3, 0]) {
      fs.truncateSync(place, shorter)
      expect(await readSection(place, 'owners')).toBeUndefined()
    }
  })
})

describe('making room', () => {
  const minute = 60_000

  function put(place: string, { bytes = 100, ageMs = 0 }): void {
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, Buffer.alloc(bytes))
    const then = new Date(Date.now() - ageMs)
    fs.utimesSync(place, then, then)
  }

  it('deletes the files that were unused for longest, and no more than necessary', async () => {
    const place = folder()
    for (const [name, ageMs] of [
      ['old', 3 * minute],
      ['older', 4 * minute],
      ['new', 0],
      ['recent', minute],
    ] as const)
      put(path.join(place, 'deep', name), { ageMs })
    await sweep(place, 1000)
    expect(filesIn(path.join(place, 'deep'))).toEqual(['new', 'old', 'older', 'recent'])
    await sweep(place, 250)
    expect(filesIn(path.join(place, 'deep'))).toEqual(['new', 'recent'])
  })

  it('deletes files that were never finished or never fetched, once nobody can be using them any more', async () => {
    const place = folder()
    const names = ['a.unfinished', path.join('passing', 'b')]
    for (const name of names) put(path.join(place, name), { ageMs: 10 * minute })
    put(path.join(place, 'c'), { ageMs: 1000 * minute })
    await sweep(place, 1000)
    expect(filesIn(place)).toEqual(['a.unfinished', 'c', 'passing', 'passing/b'])
    await sweep(place, 1000, Date.now() + 10 * minute)
    expect(filesIn(place)).toEqual(['c', 'passing'])
  })
})
