/** An answer that is not one JSON value: a text of another kind, a stream, or another status. */
export class Raw {
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  readonly type: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    { type, status = 200, headers = {} }: { type: string; status?: number; headers?: Record<string, string> },
  ) {
    this.body = body
    this.type = type
    this.status = status
    this.headers = headers
  }
}
