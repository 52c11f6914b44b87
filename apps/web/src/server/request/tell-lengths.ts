import { ServerResponse } from 'node:http'

/** The length of an answer. Next removes the usual header, but keeps this one. */
export const lengthHeader = 'x-wis-length'

type WriteHead = (this: ServerResponse, ...args: readonly unknown[]) => ServerResponse

/** Sends the length of an answer if its handler knows it, so that a download can show its progress. */
export function tellLengths(): () => void {
  // Every way of sending headers goes through this method of Node's.
  const { prototype } = ServerResponse
  const writeHead = prototype.writeHead as WriteHead
  const telling: WriteHead = function (...args) {
    const length = this.getHeader(lengthHeader)
    if (length !== undefined) {
      this.removeHeader(lengthHeader)
      this.setHeader('content-length', length)
    }
    return writeHead.call(this, ...args)
  }
  prototype.writeHead = telling
  return () => {
    prototype.writeHead = writeHead
  }
}
