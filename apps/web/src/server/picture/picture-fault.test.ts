import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blackPng, moving, plain, plainGif } from '../../testing/pictures.ts'
import { pictureFault } from './picture-fault.ts'
import { pictureLimits } from './picture-limits.ts'

const text = (content: string) => Buffer.from(content, 'latin1')

describe('a picture is accepted for decoding', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('if it is a %s of usual size', async (format) => {
    expect(pictureFault(await plain().toFormat(format).toBuffer())).toBeUndefined()
  })

  it.each([
    ['a lossless WebP', () => plain().webp({ lossless: true })],
    ['a WebP with a profile', () => plain().webp().keepIccProfile().withIccProfile('p3')],
    ['a progressive JPEG with notes in it', () => plain().jpeg({ progressive: true }).withMetadata()],
    ['a moving WebP', () => moving(12, 64).webp()],
    ['a moving GIF', () => moving(12, 64).gif()],
  ])('if it is %s', async (_, picture) => {
    expect(pictureFault(await picture().toBuffer())).toBeUndefined()
  })
})

describe('a picture is refused before it is decoded', { timeout: 60_000 }, () => {
  it('if 141 bytes claim that it is 65,535 pixels wide and one high', async () => {
    const bomb = await blackPng({ width: 65_535, height: 1 })
    expect(bomb.length).toBeLessThan(150)
    expect(pictureFault(bomb)).toEqual({ reason: 'side', width: 65_535, height: 1 })
  })

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'if a side of a %s is too long or too short',
    async (format) => {
      const sized = (width: number, height: number) => plain(width, height).toFormat(format).toBuffer()
      expect(pictureFault(await sized(4097, 2000))).toEqual({ reason: 'side', width: 4097, height: 2000 })
      expect(pictureFault(await sized(63, 64))).toEqual({ reason: 'side', width: 63, height: 64 })
      expect(pictureFault(await sized(64, 257))).toEqual({ reason: 'ratio', width: 64, height: 257 })
      expect(pictureFault(await sized(64, 256))).toBeUndefined()
    },
  )

  it.each([
    [
      'an APNG says that it has thousands of frames',
      () => blackPng({ width: 64, height: 64, saysFrames: 5000 }),
    ],
    [
      'an APNG has more of them than it says',
      () => blackPng({ width: 64, height: 64, saysFrames: 2, hasFrames: 5000 }),
    ],
    ['a GIF has thousands', () => plainGif({ screen: [64, 64], frames: 5000 })],
    ['a WebP has more than a hundred', () => moving(101, 64).webp({ lossless: true }).toBuffer()],
  ])('if %s', async (_, picture) => {
    expect(pictureFault(await picture())).toEqual({ reason: 'frames' })
  })

  it('if a frame of a GIF reaches beyond its screen', () => {
    const bomb = plainGif({ screen: [64, 64], frame: [65_535, 65_535], frames: 1 })
    expect(pictureFault(bomb)).toMatchObject({ reason: 'side', width: 65_535, height: 65_535 })
  })

  it('if it has more bytes than may be sent', () => {
    expect(pictureFault(Buffer.alloc(pictureLimits.mostBytes + 1))).toEqual({ reason: 'bytes' })
  })

  it.each([
    ['a drawing that could hold a script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html>'],
    ['a PDF', '%PDF-1.7'],
    ['another kind of RIFF', 'RIFF....WAVE'],
    ['nothing', ''],
  ])('if it is %s, whatever its name claims', (_, content) => {
    expect(pictureFault(text(content))).toEqual({ reason: 'kind' })
  })
})

it('random bytes get a verdict, and none of them make the check fail', async () => {
  const formats = ['png', 'jpeg', 'gif', 'webp'] as const
  const good = await Promise.all(formats.map((format) => moving(3, 64).toFormat(format).toBuffer()))
  const cut = fc.record({
    of: fc.nat(3),
    end: fc.nat(400),
    put: fc.uint8Array({ maxLength: 12 }),
    at: fc.nat(120),
  })
  fc.assert(
    fc.property(cut, ({ of, end, put, at }) => {
      const bytes = Buffer.from(good[of] ?? [])
      bytes.set(put, Math.min(at, bytes.length - put.length))
      expect([undefined, 'kind', 'side', 'ratio', 'frames']).toContain(
        pictureFault(bytes.subarray(0, end))?.reason,
      )
    }),
    { numRuns: cases(5000) },
  )
})
