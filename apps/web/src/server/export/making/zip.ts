import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** ASCII, without a slash at its beginning. */
  readonly name: string
  bytes(): AsyncIterable<Uint8Array>
}

interface Written {
  readonly name: Buffer
  readonly offset: number
  readonly crc: number
  readonly size: bigint
  readonly packed: bigint
}

const signatures = {
  file: 0x04034b50,
  sizes: 0x08074b50,
  central: 0x02014b50,
  zip64End: 0x06064b50,
  zip64Locator: 0x07064b50,
  end: 0x06054b50,
} as const
/** ZIP64, which every tool of this century reads: a season's export may be larger than 4 GiB. */
const version = 45
/** Sizes come after the bytes, since nobody knows them before. */
const sizesFollow = 0x0008
const deflate = 8
const in64 = 0xffffffff
/** 1 January 1980, the first day that the format knows: nothing in an archive depends on when it was made. */
const firstDay = 0x0021

/** An archive of files whose sizes nobody knows before they are made. Holds none of them. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Written[] = []
  let offset = 0
  const counted = (piece: Uint8Array) => {
    offset += piece.length
    return piece
  }
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const start = offset
    let [crc, size, packed] = [0, 0n, 0n]
    yield counted(fileHeader(name))
    const plain = (async function* () {
      for await (const piece of entry.bytes()) {
        crc = crc32(piece, crc)
        size += BigInt(piece.length)
        yield piece
      }
    })()
    for await (const piece of deflated(plain)) {
      packed += BigInt(piece.length)
      yield counted(piece)
    }
    yield counted(sizesAfter({ crc, size, packed }))
    written.push({ name, offset: start, crc, size, packed })
  }
  const central = Buffer.concat(written.map(centralHeader))
  yield central
  yield ending(written.length, offset, central.length)
}

/** Ends with an error where its source does, and ends its source where nobody reads it any more. */
async function* deflated(plain: AsyncGenerator<Uint8Array>): AsyncGenerator<Buffer> {
  const source = Readable.from(plain, { objectMode: false })
  const packing = createDeflateRaw()
  source.on('error', (error) => packing.destroy(error))
  try {
    yield* source.pipe(packing) as AsyncIterable<Buffer>
  } finally {
    source.destroy()
  }
}

function fileHeader(name: Buffer): Buffer {
  const zip64 = zip64Field([0n, 0n])
  const header = Buffer.alloc(30)
  header.writeUInt32LE(signatures.file, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(sizesFollow, 6)
  header.writeUInt16LE(deflate, 8)
  header.writeUInt16LE(firstDay, 12)
  header.writeUInt32LE(in64, 18)
  header.writeUInt32LE(in64, 22)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(zip64.length, 28)
  return Buffer.concat([header, name, zip64])
}

function sizesAfter({ crc, size, packed }: Pick<Written, 'crc' | 'size' | 'packed'>): Buffer {
  const sizes = Buffer.alloc(24)
  sizes.writeUInt32LE(signatures.sizes, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeBigUInt64LE(packed, 8)
  sizes.writeBigUInt64LE(size, 16)
  return sizes
}

function centralHeader({ name, offset, crc, size, packed }: Written): Buffer {
  const zip64 = zip64Field([size, packed, BigInt(offset)])
  const header = Buffer.alloc(46)
  header.writeUInt32LE(signatures.central, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(sizesFollow, 8)
  header.writeUInt16LE(deflate, 10)
  header.writeUInt16LE(firstDay, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(in64, 20)
  header.writeUInt32LE(in64, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(zip64.length, 30)
  header.writeUInt32LE(in64, 42)
  return Buffer.concat([header, name, zip64])
}

function zip64Field(numbers: readonly bigint[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length)
  field.writeUInt16LE(0x0001, 0)
  field.writeUInt16LE(8 * numbers.length, 2)
  for (const [place, number] of numbers.entries()) field.writeBigUInt64LE(number, 4 + 8 * place)
  return field
}

function ending(count: number, centralOffset: number, centralSize: number): Buffer {
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(signatures.zip64End, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeUInt16LE(version, 12)
  end64.writeUInt16LE(version, 14)
  end64.writeBigUInt64LE(BigInt(count), 24)
  end64.writeBigUInt64LE(BigInt(count), 32)
  end64.writeBigUInt64LE(BigInt(centralSize), 40)
  end64.writeBigUInt64LE(BigInt(centralOffset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(signatures.zip64Locator, 0)
  locator.writeBigUInt64LE(BigInt(centralOffset + centralSize), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(signatures.end, 0)
  end.writeUInt16LE(0xffff, 8)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(in64, 12)
  end.writeUInt32LE(in64, 16)
  return Buffer.concat([end64, locator, end])
}
