import { onePage } from '../docs/doc-sources.ts'
import { documentResponse } from '../docs/document-response.ts'

/** The first text for an agent, or for a person who builds one. */
export const GET = (request: Request) => documentResponse(request, [onePage])
