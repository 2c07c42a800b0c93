import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies with swc, whose result is a little smaller than Vite's. Vite only removes white space. */
export function minified(): Plugin {
  return {
    name: 'kantyna-minified',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code) {
      const how = {
        module: true,
        compress: { passes: 3, ecma: 2022 },
        mangle: { toplevel: true },
        sourceMap: true,
      } as const
      const made = await minify(code, how)
      return { code: made.code, map: made.map ?? null }
    },
  }
}
