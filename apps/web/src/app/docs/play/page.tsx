import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('play')

export default function PlayDocPage() {
  return <DocPage name="play" />
}
