/** One more build, in a process of its own: a mistake in a screen must not end the server that is being worked on. */
import { build } from './prepare.mjs';

build();
