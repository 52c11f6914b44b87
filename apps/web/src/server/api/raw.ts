type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null

/** An answer that is not one JSON value: other text, a stream, only headers, or another status. */
export class Raw {
  readonly body: Body
  readonly type: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    body: Body,
    { type, status = 200, headers = {} }: { type: string; status?: number; headers?: Record<string, string> },
  ) {
    this.body = body
    this.type = type
    this.status = status
    this.headers = headers
  }
}
