import { mount } from "svelte";
import "./app.css";

void mount;
