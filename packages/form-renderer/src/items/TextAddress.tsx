import type { TextLink } from './link-of.ts'

interface TextAddressProps {
  text: string
  link: TextLink
  className?: string | undefined
}

/** A text that is a link. */
export function TextAddress({ text, link: { href, isNewTab }, className }: TextAddressProps) {
  return (
    <a className={className} href={href} {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {text}
    </a>
  )
}
