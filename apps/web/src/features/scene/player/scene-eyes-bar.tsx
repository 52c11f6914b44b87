export { EyesBar as default } from '../../match/seat-eyes/eyes-bar.tsx'
