/** Patterns to choose from. Source: contract of the platform, 13.8. */
export const RULE_PRESETS = [
  { name: 'number', pattern: String.raw`/^-?\d+(\.\d+)?$/` },
  { name: 'money', pattern: String.raw`/^\d+(\.\d{1,2})?$/` },
  { name: 'telephone', pattern: String.raw`/^(0\d{2,3}-?)?\d{7,8}(-\d{1,4})?$/` },
  { name: 'mobile', pattern: String.raw`/^1[3-9]\d{9}$/` },
  { name: 'telephoneOrMobile', pattern: String.raw`/^(1[3-9]\d{9}|(0\d{2,3}-?)?\d{7,8})$/` },
  { name: 'email', pattern: String.raw`/^[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}$/` },
  { name: 'idCard', pattern: String.raw`/^\d{17}[\dXx]$/` },
] as const
