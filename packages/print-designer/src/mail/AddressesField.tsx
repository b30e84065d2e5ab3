import { InputTag } from '@arco-design/web-react'

/** A form item sets the properties. */
interface AddressesFieldProps {
  value?: readonly string[]
  error?: boolean
  onChange?: (addresses: string[]) => void
}

/** Addresses as tags: Enter, comma, semicolon, or leaving the field adds one. */
export function AddressesField({ value, onChange, ...props }: AddressesFieldProps) {
  return (
    <InputTag
      {...props}
      saveOnBlur
      tokenSeparators={[',', ';', '，', '；', '、', '\n']}
      value={[...(value ?? [])]}
      onChange={(addresses: unknown) => onChange?.(receiversOf(addresses))}
    />
  )
}

/** Without empty ones; each once. */
const receiversOf = (addresses: unknown): string[] => {
  const texts: unknown[] = Array.isArray(addresses) ? addresses : []
  return [...new Set(texts.map((one) => String(one).trim()).filter((one) => one !== ''))]
}
