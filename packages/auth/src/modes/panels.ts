// What the sign-in page loads when a user leaves the tab of account and password.
export { signInModesCatalogue } from './catalogue.ts'
export { CodePanel } from './CodePanel.tsx'
export { ScanPanel } from './ScanPanel.tsx'
