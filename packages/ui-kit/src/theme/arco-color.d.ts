declare module '@arco-design/color' {
  interface GenerateOptions {
    list: true
    dark?: boolean
  }
  export function generate(color: string, options: GenerateOptions): string[]
  export function getRgbStr(color: string): string
}
