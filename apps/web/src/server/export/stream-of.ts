/**
 * Bytes that are made while they are sent: the next part only after the reader has taken the one before. A failure of
 * the first part is thrown here, before anything is sent.
 */
export async function streamOf(
  parts: AsyncGenerator<Uint8Array, void, undefined>,
): Promise<ReadableStream<Uint8Array>> {
  let next: IteratorResult<Uint8Array, void> | undefined = await parts.next()
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = next ?? (await parts.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await parts.return()),
    },
    { highWaterMark: 0 },
  )
}
