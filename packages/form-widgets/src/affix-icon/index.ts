export { AFFIX_ICONS, AffixIcon, hasAffixIcon } from './AffixIcon.tsx'
