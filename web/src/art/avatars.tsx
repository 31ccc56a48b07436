/** The pictures that a player can choose from, by the server's word; each on a disc of its own colour. */
import type { ReactNode } from "react";
import type { Avatar as AvatarWord } from "../app/documents.ts";
import "./avatars.css";

const INK = { fill: "none", stroke: "#2b211b", strokeWidth: 2, strokeLinejoin: "round", strokeLinecap: "round" } as const;

const DRAWN: Readonly<Record<AvatarWord, { readonly ground: string; readonly figure: ReactNode }>> = {
  BOAT: {
    ground: "#bcd9e8",
    figure: (
      <g {...INK}>
        <path d="M8 30h32l-6 9H14z" fill="#b9703f" />
        <path d="M23 8v19H11z" fill="#fff" />
        <path d="M26 12v15h10z" fill="#e8c35a" />
      </g>
    ),
  },
  BOOT: {
    ground: "#ecd9bd",
    figure: (
      <g {...INK}>
        <path d="M15 8h12v17c6 1 13 3 13 9v3H15z" fill="#8a5230" />
        <path d="M15 37h25v4H15zM15 13h12M32 33l4 1" fill="#5a3722" />
      </g>
    ),
  },
  CAMPFIRE: {
    ground: "#2f4858",
    figure: (
      <g {...INK}>
        <path d="M24 8c8 8 10 12 10 18a10 10 0 0 1-20 0c0-5 4-6 5-11 3 2 5 0 5-7z" fill="#e5772e" />
        <path d="M24 20c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 3-4 5-9z" fill="#f6cf57" />
        <path d="M10 41l28-6M10 35l28 6" stroke="#2b211b" strokeWidth="6" />
        <path d="M10 41l28-6M10 35l28 6" stroke="#a9744a" strokeWidth="3" />
      </g>
    ),
  },
  FEATHER: {
    ground: "#d7e6cf",
    figure: (
      <g {...INK}>
        <path d="M38 8c-16 0-26 10-24 26 14 0 24-10 24-26z" fill="#4d8a6b" />
        <path d="M9 41l20-22M18 31h9M23 25h8" />
      </g>
    ),
  },
  HORSESHOE: {
    ground: "#e9d3c6",
    figure: (
      <g {...INK}>
        <path d="M13 40h-4c-2-9-3-30 15-31 18 1 17 22 15 31h-4c1-12 0-23-11-24-11 1-12 12-11 24z" fill="#8d99a3" />
        <path d="M14 20h.1M13 29h.1M34 20h.1M35 29h.1M24 12.500h.1" strokeWidth="3" />
      </g>
    ),
  },
  LANTERN: {
    ground: "#3d3f63",
    figure: (
      <g {...INK}>
        <path d="M18 13c0-8 12-8 12 0" stroke="#e9e2d6" />
        <path d="M15 13h18v5H15zM14 37h20v5H14z" fill="#7a4b2c" />
        <path d="M16 18h16l2 19H14z" fill="#f3d36b" />
        <path d="M24 23c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-4 4-7z" fill="#e5772e" />
      </g>
    ),
  },
  MOON: {
    ground: "#27406b",
    figure: (
      <g {...INK}>
        <path d="M32 9a17 17 0 1 0 8 22A14 14 0 0 1 32 9z" fill="#f4e7b4" />
        <path d="M17 22h.1M20 32h.1M27 37h.1" stroke="#c9b571" strokeWidth="4" />
      </g>
    ),
  },
  MOUNTAIN: {
    ground: "#cfe0ef",
    figure: (
      <g {...INK}>
        <path d="M4 39 19 13l9 15 5-7 11 18z" fill="#7b8a94" />
        <path d="m13 24 6-11 6 10-4 3-3-3-3 3z" fill="#fff" />
      </g>
    ),
  },
  PINE: {
    ground: "#dfe9c9",
    figure: (
      <g {...INK}>
        <path d="M21 35h6v8h-6z" fill="#7a4b2c" />
        <path d="m24 5 9 12h-4l8 10h-5l7 9H9l7-9h-5l8-10h-4z" fill="#3f7a4b" />
      </g>
    ),
  },
  STAR: {
    ground: "#6d3b52",
    figure: <path d="m24 7 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" {...INK} fill="#f0c24b" />,
  },
  SUN: {
    ground: "#f3c98b",
    figure: (
      <g {...INK}>
        <circle cx="24" cy="24" r="9" fill="#ee8b2d" />
        <path d="M24 6v5M24 37v5M6 24h5M37 24h5M11 11l4 4M33 33l4 4M11 37l4-4M33 15l4-4" strokeWidth="3" />
      </g>
    ),
  },
  WAVES: {
    ground: "#9fd0cf",
    figure: (
      <g {...INK} stroke="#1d5c74" strokeWidth="3.500">
        <path d="M7 17c4-5 8-5 12 0s8 5 12 0 7-5 10-2M7 27c4-5 8-5 12 0s8 5 12 0 7-5 10-2M7 37c4-5 8-5 12 0s8 5 12 0 7-5 10-2" />
      </g>
    ),
  },
};

export const AVATARS = Object.keys(DRAWN) as AvatarWord[];

/** Decoration: the name always stands beside it. */
export function Avatar({ avatar }: { readonly avatar: AvatarWord }) {
  const { ground, figure } = DRAWN[avatar];
  return (
    <svg className="avatar" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={ground} />
      <g transform="translate(24 24) scale(.78) translate(-24 -24)">{figure}</g>
    </svg>
  );
}
